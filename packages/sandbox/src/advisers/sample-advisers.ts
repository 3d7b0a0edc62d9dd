/** One adviser of the network. The list for forms has only id and name. */
export interface Adviser {
  /** 8-4-4-4-12 hexadecimal digits of any case and version. */
  readonly guid: string;
  readonly name: string;
  /** Four digits: where they work. Without it no region includes them. */
  readonly postcode?: string;
  readonly phone?: string;
  readonly specialties?: readonly string[];
  /** URL of their page, or its path on the site. */
  readonly link?: string;
  readonly hasPhoto?: boolean;
}

/** Made-up names with macrons, apostrophes and hyphens; two advisers share a name. */
const people: readonly Adviser[] = [
  { guid: '8f171605-f20b-61f7-5ad2-f196c314a6fc', name: 'Aroha Ngāwaka-Reid' },
  { guid: 'cc8dbd32-b5bd-5d2e-760f-44dce310de02', name: 'Hēmi Tautahi' },
  { guid: 'a12badb1-dee1-21e1-ccec-a6dbaffa568e', name: "Mārama O'Neill-Ng" },
  { guid: '2C3E1121-1CF1-951C-F926-91914AFC6D89', name: "Siobhán O'Hagan" },
  { guid: 'f9b7fbd0-9285-0404-0a4e-406dc01df4d8', name: 'Tāne Rāwhiti-Brown' },
  { guid: '37076f87-bb9c-c1df-705a-dfb19d3c25d3', name: 'Sarah Wilkins' },
  { guid: 'fe672dcb-e631-56bd-a6df-a1640e92c6f6', name: 'Grace Tuilagi-Moss' },
  { guid: '9132e765-dafa-9477-37d1-e7e2ef233bba', name: 'Priya Venkataraman' },
  { guid: '67450CE1-14F4-2DBF-58E5-8A142A14EA18', name: 'Wei-Ling Zhou' },
  { guid: '2452cc70-bc87-5f01-a9bf-b5faf708302d', name: 'Jean-Luc Bertrand' },
  { guid: 'a224bb23-a061-3e30-6642-8b045cc6571d', name: 'Sarah Wilkins' },
  { guid: '81f8fa19-a3a7-f501-8c6a-8fe0d8b8f47f', name: 'Kahurangi Pōtaka' },
  { guid: '2a498c82-34ae-9f75-2914-981e72696c20', name: 'Anaru Tihi' },
  { guid: '156A7272-76DB-6A30-C44A-89CC54586DA4', name: 'Ngaire McAllister' },
  { guid: 'bdbf5984-0bf5-43df-a769-a9d8a8c3faa3', name: 'Callum Fairbrother' },
  { guid: 'be7d5f70-5686-f441-2614-b73222b6e434', name: "Mele Fa'asavalu" },
  { guid: '9ffd2046-d0a2-0fcc-dc72-162c7ff771df', name: 'Dmitri Volkonsky' },
  { guid: 'fdd34799-b2ff-620a-ac8f-53f7e2f17e0a', name: "Fiona D'Souza" },
  { guid: 'E6D63CEA-6E6F-3D91-9FD5-660638E0F8C9', name: 'Te Ariki Moanaroa' },
  { guid: '4c6766e9-e684-bc27-51be-0e4001851236', name: 'Zoë Hartnell' },
  { guid: '550c6f96-84fd-fa97-b70b-6cc55a83e5e6', name: 'Rāhera Manukau-Lee' },
  { guid: 'd4839452-6ae1-08d4-30bb-600bbaeddd3f', name: 'Oliver St John-Price' },
  { guid: '2506f30e-e39d-d4f9-55fd-a37cbdf666f9', name: 'Hana Kōrari' },
  { guid: 'F49F116D-46F4-61FB-2EC4-53CE5765762F', name: 'Lachlan MacGillivray' },
  { guid: 'b387882c-78fb-ad87-94e9-00e7d723e7ca', name: "Ioane Sa'u" },
  { guid: '49c91d4d-3dec-cd70-f976-691a529d9e3d', name: 'Tui Hākaraia' },
  { guid: '0d9e486a-2ad6-419b-92c2-640cf3e2c0a2', name: 'Charlotte Pemberton-Hughes' },
  { guid: '48ac738a-9c48-511f-5372-9b44d1b20da3', name: 'Arjun Bhattacharya' },
  { guid: '74ED2547-A2B2-A901-6A5B-106BDDC48569', name: 'Wiremu Ōtene-Clarke' },
  { guid: '8a7a95c4-748b-b7cd-13dd-f1ae4d489046', name: 'Björn Lindqvist' },
  { guid: '7badebae-8045-37dc-d621-46f56606362a', name: 'Mei Tanabe' },
  { guid: 'b182f09c-5b8e-072c-04d0-1250d4f76f24', name: 'Pānia Te Waru' },
  { guid: 'f8107669-6500-0638-3e85-3d09f395fda0', name: 'Nikau Ferris' },
  { guid: '31B95F89-4BFB-5497-4D5C-E3E0533716F2', name: "Tamsin O'Rourke" },
  { guid: 'c1977eea-8404-1340-4ab0-65cfe98b0dcc', name: 'Kōwhai Anderson-Smythe' },
  { guid: '01da22a7-b78e-e491-407c-b48d9891ab9f', name: 'Josefa Vakaloloma' },
  { guid: '80783d87-2be7-a938-8dc3-8ca2e5b17b36', name: 'Ruth van der Meulen' },
  { guid: '3855fa00-670b-0483-133b-65ff9c8a7882', name: 'Manaia Tūtara' },
  { guid: '3F6D54E2-7A6B-1001-7C45-6B5B995EDCFE', name: 'Li Na Feng' },
  { guid: 'aa0bb955-f025-d460-9288-580a61aa2cde', name: 'Bartholomew Featherstonehaugh-Montgomery' },
];

const postcodes = ['0110', '1010', '2014', '3204', '3110', '4110', '5010', '6011', '8011', '9016'];

const specialties = [
  'Home loans',
  'Investment loans',
  'Insurance',
  'Debt consolidation',
  'Business loans',
  'Personal loans',
  'Refix',
];

/** Four advisers in each of ten regions, one in four without a photo. */
export const sampleAdvisers: readonly Adviser[] = people.map((adviser, index) => ({
  ...adviser,
  postcode: postcodes[index % postcodes.length] ?? '',
  phone: `0800 000 ${200 + index}`,
  specialties: specialties.filter((_, at) => (index + at) % 3 === 0),
  hasPhoto: index % 4 !== 3,
}));
