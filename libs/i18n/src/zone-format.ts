/** As many zones as a page meets, or a server's visitors within a moment. */
const MOST = 64;

/** A formatter for each zone: making one costs more than a hundred uses of it. */
export function zoneFormat(options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>, locale: string): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = made.get(timeZone);
    if (known) return known;
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    if (made.size >= MOST) made.clear();
    made.set(timeZone, format);
    return format;
  };
}
