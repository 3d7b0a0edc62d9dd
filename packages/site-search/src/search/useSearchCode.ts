import { useState } from 'react';

interface SearchCode<Code> {
  readonly code: Code | undefined;
  /** It could not be loaded. */
  readonly isMissing: boolean;
  /** Loads it. */
  readonly prepare: () => void;
}

/**
 * The code that searches and shows results is loaded on the first sign of intent. Until it has loaded, and where it
 * cannot, the form does its work by itself.
 */
export function useSearchCode<Code>(load: () => Promise<Code>, onFailure: (error: unknown) => void): SearchCode<Code> {
  const [code, setCode] = useState<Code>();
  const [isMissing, setMissing] = useState(false);
  return {
    code,
    isMissing,
    prepare() {
      if (code) return;
      load().then(setCode, (error: unknown) => {
        setMissing(true); // the next sign of intent asks again
        onFailure(error);
      });
    },
  };
}
