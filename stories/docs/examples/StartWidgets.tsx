'use client';

import { useEffect } from 'react';

export function StartWidgets() {
  useEffect(() => {
    (window.AdviserWidgets ||= []).push((aw) => aw.start());
  }, []);
  return null;
}
