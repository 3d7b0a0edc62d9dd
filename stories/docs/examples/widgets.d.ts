export {};

declare global {
  interface Window {
    AdviserWidgets: { push(use: (aw: { start(): void }) => void): unknown };
  }
}
