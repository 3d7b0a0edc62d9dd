import { transformSync } from '@babel/core';
import reactCompiler from 'babel-plugin-react-compiler';

/** Returns the code as React Compiler makes it in apps that use it. Throws where the compiler leaves a component out. */
export function compileReact(code: string, file: string): string {
  const compiled = transformSync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    sourceMaps: 'inline',
    plugins: [[reactCompiler, { panicThreshold: 'all_errors' }]],
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  return compiled?.code ?? '';
}
