import type { Adviser } from '@adviser-widgets/sandbox';

/** No two share a name, because a typed name could not tell them apart (row 33). */
export const advisers: readonly Adviser[] = [
  { guid: '8f171605-f20b-61f7-5ad2-f196c314a6fc', name: 'Aroha Ngāwaka-Reid' },
  { guid: 'a12badb1-dee1-21e1-ccec-a6dbaffa568e', name: "Mārama O'Neill-Ng" },
  { guid: '67450CE1-14F4-2DBF-58E5-8A142A14EA18', name: 'Wei-Ling Zhou' },
  { guid: 'f9b7fbd0-9285-0404-0a4e-406dc01df4d8', name: 'Tāne Rāwhiti-Brown' },
  { guid: '4c6766e9-e684-bc27-51be-0e4001851236', name: 'Zoë Hartnell' },
  { guid: '8a7a95c4-748b-b7cd-13dd-f1ae4d489046', name: 'Björn Lindqvist' },
];

export function adviserId(name: string): string {
  return advisers.find((adviser) => adviser.name === name)?.guid ?? '';
}
