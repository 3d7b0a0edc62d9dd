import { useEffect, useRef } from 'react';
import { openTabRecord, type TabRecord, type TabRecordOptions } from './tab-record.ts';

/** Keeps a record for the tab while the form is on the page, and until a press that it holds has ended. */
export function useTabRecord<Value>(options: TabRecordOptions<Value>): TabRecord<Value> {
  const { key } = options;
  const record = useRef<TabRecord<Value>>(undefined);
  useEffect(() => {
    const opened = openTabRecord(options);
    record.current = opened;
    return opened?.close;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each key
  }, [key]);
  return {
    ready: async () => record.current?.ready(),
    keep: (value) => record.current?.keep(value),
    forget: () => record.current?.forget(),
    hold: (press) => record.current?.hold(press),
  };
}
