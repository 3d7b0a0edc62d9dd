'use client';

export { AddressMap, type AddressMapProps } from './address-map/AddressMap.tsx';
export { definition as addressMap } from './address-map/definition.ts';
