/** Beginnings of words in French, Spanish, German, Italian, Portuguese and Dutch, and what names of settings have for them. */
const stems: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^[ck]amp/, ['campaign']],
  [/^(?:tit|tít|überschrift|ueberschrift|kop$|encabez)/, ['heading', 'title']],
  [/^(?:sous|sub|unter|sotto|onder)$/, ['sub']],
  [/^te(?:xt|kst|st)/, ['text']],
  [/^(?:bout|bot|knop|knopf|schalt|puls)/, ['button']],
  [/^(?:conseil|berat|ases|consul|advis|advies)/, ['adviser']],
  [/^(?:niv|livel|ebene)/, ['level']],
  [/^(?:adres|direcc|indiriz|endere)/, ['address', 'src']],
  [/^(?:num|núm|zahl)/, ['number']],
  [/^(?:suiv|seguim|rastre|verfolg|tracci)/, ['tracking']],
  [/^(?:lien|enlace|link|verkn|colleg|ligaç)/, ['link']],
  [/^(?:image|imag|bild|immag|afbeeld)/, ['image']],
  [/^id(?:ent)?/, ['id']],
];

const particle = /^(?:de|du|des|del|della|di|da|do|la|le|les|el|il|der|die|das|van|het|zu)$/;

/** Whether a widget's name is not one that any widget could have. Those have English words and hyphens. */
export function isTranslatedName(name: string): boolean {
  return /\p{L}[\s'’]+\p{L}|(?!\p{ASCII})\p{L}/u.test(name);
}

/** The setting that a translator made another name of, `données-titre` of `data-heading`; without `data-`. */
export function meantSetting(name: string, known: readonly string[]): string | undefined {
  const words = name.toLowerCase().split('-').slice(1);
  const meanings = words
    .filter((word) => !particle.test(word))
    .map((word) => stems.find(([stem]) => stem.test(word))?.[1] ?? []);
  const isMeant = (setting: string) => {
    const parts = setting.split('-');
    return (
      parts.length === meanings.length &&
      meanings.every((each) => each.some((meaning) => parts.includes(meaning)))
    );
  };
  return meanings.length === 0 ? undefined : known.find(isMeant);
}
