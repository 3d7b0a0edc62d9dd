import { useState } from 'react';

interface SearchCode<Code> {
  readonly code: Code | undefined;
  /** Loading has failed. */
  readonly isMissing: boolean;
  /** Loads the code. */
  readonly prepare: () => void;
}

/**
 * Loads the code that searches and shows results on the first sign of intent. Until it has loaded, or if it
 * can't load, the form works as a plain form.
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
        setMissing(true); // the next sign of intent retries
        onFailure(error);
      });
    },
  };
}
