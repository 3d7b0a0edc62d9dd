import { expect, test } from 'vitest';
import { readVideo } from './read-video.ts';

const id = 'M7lc1UVf-VE';

test.each<[string, number]>([
  [id, 0],
  [`https://www.youtube.com/watch?v=${id}`, 0],
  [`http://youtube.com/watch?v=${id}`, 0],
  [`https://m.youtube.com/watch?app=desktop&v=${id}&list=PL12`, 0],
  [`https://music.youtube.com/watch?v=${id}`, 0],
  [`HTTPS://WWW.YOUTUBE.COM/watch?v=${id}`, 0],
  [`https://youtu.be/${id}`, 0],
  [`https://youtu.be/${id}?si=abcDEF_123&t=90`, 90],
  [`youtu.be/${id}`, 0],
  [`www.youtube.com/watch?v=${id}`, 0],
  [`//www.youtube.com/embed/${id}`, 0],
  [`https://www.youtube.com/embed/${id}?start=42&autoplay=1`, 42],
  [`https://www.youtube-nocookie.com/embed/${id}`, 0],
  [`https://youtube.com/shorts/${id}?feature=share`, 0],
  [`https://www.youtube.com/live/${id}?t=1h2m3s`, 3723],
  [`https://www.youtube.com/v/${id}`, 0],
  [`https://www.youtube.com/watch?v=${id}&t=1m30s`, 90],
  [`https://www.youtube.com/watch?v=${id}&t=45s`, 45],
  [`https://www.youtube.com/watch?v=${id}&t=2h`, 7200],
  [`https://www.youtube.com/watch?v=${id}#t=75`, 75],
  [`https://www.youtube.com/watch?time_continue=12&v=${id}`, 12],
  [`https://www.youtube.com/watch?v=${id}&t=soon`, 0],
  [`https://www.youtube.com/watch?v=${id}&t=-5`, 0],
])('%s is the video, from second %i', (text, start) => {
  expect(readVideo(text)).toEqual({ id, start });
});

test.each([
  '',
  'M7lc1UVf',
  `${id}x`,
  'not a video',
  'https://www.youtube.com/',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/playlist?list=PL12',
  'https://www.youtube.com/watch?v=',
  'https://youtu.be/../../evil',
  `https://vimeo.com/${id}`,
  `https://youtube.com.evil.example/watch?v=${id}`,
  `https://evilyoutube.com/watch?v=${id}`,
  `https://evil.example/?u=https://youtu.be/${id}`,
  `javascript:alert(1)//youtu.be/${id}`,
  'https://www.youtube.com/embed/"><script>',
  'https://[',
])('%j is not a video', (text) => {
  expect(readVideo(text)).toBeUndefined();
});
