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
  [/^(?:emplac|ubicac|standort|luog|plaats|wahitau)/, ['address']],
  [/^(?:num|núm|zahl)/, ['number']],
  [/^(?:suiv|seguim|rastre|verfolg|tracci)/, ['tracking']],
  [/^(?:lien|enlace|link|verkn|colleg|ligaç)/, ['link']],
  [/^(?:image|imag|bild|immag|afbeeld)/, ['image']],
  [/^id(?:ent)?/, ['id']],
];

const particle = /^(?:de|du|des|del|della|di|da|do|la|le|les|el|il|der|die|das|van|het|zu)$/;

/**
 * Words of settings in those languages and in Māori, without marks. None is an English word that other tools have in the
 * names of their attributes.
 */
const foreignWords = new Set(
  `adres adresse afbeelding altezza altura ancho anchura asesor berater bild botao boton bouton breite
  brouillon campagna campagne campana campanha cerrar collegamento colore conseiller consejero consulente
  consultor couleur dauer delai desde diapositives direccion duracion durata duree ebene emplacement
  encabezado endereco enlace entwurf erreur etikett farbe fehler fermer geschwindigkeit hasta hauteur
  hintergrund hoehe hononga hoogte icone icono imagem imagen immagine indirizzo intervalle intervallo
  intervalo jusqu kaitohutohu kampagne kategorie kleur knop knopf koppeling kupu langue largeur larghezza
  largura libelle lien lieu livello lugar luogo mensaje niveau nivel numero nummer patene plaats pregunta
  pulsante rastreo schaltflache schaltflaeche seguimiento seite sfondo sprache standort suivi taitara
  tekst telefono testo texte texto titel titolo titre titulo uberschrift ubicacion ueberschrift untertitel
  upoko velocidad verfolgung verknupfung vitesse wahitau whakaahua`.split(/\s+/),
);

/** Whether the name of an attribute, with its `data-`, has a word of another language. */
export function isForeignSetting(name: string): boolean {
  const [prefix, ...words] = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').split('-');
  return prefix === 'data' && words.some((word) => foreignWords.has(word));
}

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
