/** Towns of New Zealand that addresses name. */
const towns =
  `Auckland,Wellington,Christchurch,Hamilton,Tauranga,Dunedin,Palmerston North,Napier,Hastings,Nelson,Rotorua,Whangarei,
New Plymouth,Invercargill,Whanganui,Gisborne,Blenheim,Timaru,Taupo,Masterton,Levin,Ashburton,Oamaru,Queenstown,Wanaka,Cambridge,
Te Awamutu,Tokoroa,Whakatane,Thames,Kerikeri,Lower Hutt,Upper Hutt,Porirua,Kapiti,Paraparaumu,Feilding,Hawera,Motueka,Richmond,
Greymouth,Hokitika,Westport,Rangiora,Rolleston,Pukekohe,Manukau,Takapuna,Albany`
    .split(',')
    .map((name) => name.trim());

/** The towns that a text names, in the order of the list. */
export function townsIn(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  // Streets are named after towns: “Nelson Street”.
  return towns.filter((town) =>
    new RegExp(
      `(?<![\\p{L}])${town}(?!\\s+(?:Street|St|Road|Rd|Avenue|Terrace|Drive|Place)\\b|\\p{L})`,
      'iu',
    ).test(plain),
  );
}
