import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AddressMap, type AddressMapProps } from '../index.ts';

const untyped = (props: object) => props as AddressMapProps;

test('a map without an address says on the console that it needs one', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { container } = render(<AddressMap {...untyped({})} />);
  expect(container.innerHTML).toBe('');
  expect(warned.mock.calls).toEqual([[expect.stringContaining('give it the address')]]);
});

test('an address may be fetched first', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { rerender } = render(<AddressMap {...untyped({ address: undefined })} />);
  expect(warned).not.toHaveBeenCalled();
  rerender(<AddressMap address="1 Example Quay, Wellington" />);
  expect(screen.getByText('1 Example Quay, Wellington')).toBeTruthy();
});
