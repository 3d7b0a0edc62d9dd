/** A video on YouTube. */
export interface Video {
  readonly id: string;
  /** Seconds. */
  readonly start: number;
}

/** The addresses that YouTube gives those who share or embed a video, on any of its hosts, and the id in them. */
const address =
  /^(?:https?:)?(?:\/\/)?(?:(?:www|m|music)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live|v|e)\/|watch\?(?:.*&)?v=))([\w-]{11})(?![\w-])/i;

/** `t=90`, `t=1h2m3s` or `start=90`; `#t=90` in old addresses. */
const startTime = /[?&#](?:t|start|time_continue)=(?:(\d{1,3})h)?(?:(\d{1,4})m)?(\d{1,6})?/;

/** Reads an id, or an address of a video; undefined for any other text. */
export function readVideo(text: string): Video | undefined {
  const id = /^[\w-]{11}$/.exec(text)?.[0] ?? address.exec(text)?.[1];
  const [, hours = 0, minutes = 0, seconds = 0] = startTime.exec(text) ?? [];
  return id ? { id, start: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) } : undefined;
}
