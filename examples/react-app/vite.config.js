import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // While the server part is built, the widgets go into it too: Node then has nothing to look up.
  ssr: { noExternal: /^@adviser-widgets\// },
});
