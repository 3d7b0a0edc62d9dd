import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Bundles the widgets into the server build, so that Node has no packages to resolve.
  ssr: { noExternal: /^@adviser-widgets\// },
});
