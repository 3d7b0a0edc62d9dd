interface ImportMetaEnv {
  /** Origin of the API, without a slash at the end. */
  readonly VITE_API: string;
}
