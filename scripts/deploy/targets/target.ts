/** A file of a release, by its path below the address of all releases: `1.0.0/loader.js`. */
export interface TargetFile {
  readonly path: string;
  readonly content: Buffer;
}

/** Where releases are served from. A method rejects with an error that names the path. */
export interface Target {
  /** For messages, such as `s3://widgets/adviser-widgets/`. */
  readonly name: string;
  /** Paths that begin with the given folder, which ends with a slash; sorted. */
  list(folder: string): Promise<string[]>;
  read(path: string): Promise<Buffer | undefined>;
  /** Replaces the file atomically: no reader sees half of it. */
  write(file: TargetFile): Promise<void>;
  remove(path: string): Promise<void>;
}
