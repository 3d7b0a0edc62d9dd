export interface Video {
  readonly id: string;
  /** Seconds. */
  readonly start: number;
}

/** In `embed/`, two names are not ids. */
const id = String.raw`(?!(?:videoseries|live_stream)(?![\w-]))([\w-]{11})`;

/** A video id, or one of the URLs that YouTube offers for sharing or embedding, on any of its hosts. */
export const videoPattern = String.raw`${id}|(?:https?:)?(?:\/\/)?(?:(?:www|m|music)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live|v|e)\/|watch\?(?:.*&)?v=))${id}(?![\w-])[^]*`;

const video = new RegExp(`^(?:${videoPattern})$`, 'i');

/** `t=90`, `t=1h2m3s` or `start=90`; `#t=90` in old URLs. */
const startTime = /[?&#](?:t|start|time_continue)=(?:(\d{1,3})h)?(?:(\d{1,4})m)?(\d{1,6})?/;

export function readVideo(text: string): Video | undefined {
  const [, own, inAddress] = video.exec(text) ?? [];
  const id = own ?? inAddress;
  const [, hours = 0, minutes = 0, seconds = 0] = startTime.exec(text) ?? [];
  return id ? { id, start: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) } : undefined;
}
