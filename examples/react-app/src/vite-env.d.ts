interface ImportMetaEnv {
  /** The API's origin, without a trailing slash. */
  readonly VITE_API: string;
}
