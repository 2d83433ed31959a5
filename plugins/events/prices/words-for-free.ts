/** Lists what is typed in place of a price where nothing is to be paid, in lower case. */
const WORDS = new Set(
  [
    ...['free', 'free admission', 'admission free', 'free entry', 'free of charge', 'no charge'],
    ...['kostenlos', 'kostenfrei', 'frei', 'eintritt frei', 'freier eintritt', 'gratis', 'gratis eintritt'],
    ...['gratuit', 'gratuite', 'entrée libre', 'entrée gratuite', 'libre'],
    ...['gratuito', 'gratuita', 'entrada libre', 'entrada gratuita', 'entrada gratis', 'acceso libre', 'entrada livre'],
    ...['ingresso libero', 'ingresso gratuito', 'ingresso libero e gratuito', 'gratuït', 'entrada lliure'],
    ...[
      'gratis toegang',
      'toegang gratis',
      'gratis entré',
      'gratis adgang',
      'gratis inngang',
      'ilmainen',
      'vapaa pääsy',
    ],
    ...['bezpłatnie', 'bezpłatny', 'wstęp wolny', 'zdarma', 'vstup zdarma', 'vstup volný', 'zadarmo', 'ingyenes'],
    ...[
      'бесплатно',
      'безкоштовно',
      'вход свободный',
      'δωρεάν',
      'ücretsiz',
      'חינם',
      'رایگان',
      'مجاني',
      'مجانا',
      'مجاناً',
    ],
    ...['مجانًا', 'निःशुल्क', 'ฟรี', 'miễn phí', '無料', '免费', '免費', '무료'],
  ].map((word) => word.normalize('NFKC')),
)

/** @param text in lower case */
export const isWordForFree = (text: string): boolean => WORDS.has(text)
