/** `live-room` -> `liveRoom`. */
export const camel = (kebab: string): string => kebab.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `live-room` -> `LiveRoom`. */
export const pascal = (name: string): string => camel(name).replace(/^\w/, (letter) => letter.toUpperCase());

/** `checkIn` -> `check-in`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `live-room` -> `Live room`. */
export const inWords = (name: string): string => name.replace(/-/g, ' ').replace(/^\w/, (letter) => letter.toUpperCase());

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const CAMEL = /^[a-z][a-zA-Z0-9]*$/;
const LONGEST = 60;

/** A name that becomes a folder and a file. Throws with what is expected. */
export function folderName(option: string, given: string): string {
  if (!KEBAB.test(given) || given.length > LONGEST)
    throw new Error(`--${option}=${given} is no name: small letters, digits and single hyphens, such as live-room (at most ${LONGEST})`);
  return given;
}

/** A name that becomes a property or a method. Throws with what is expected. */
export function memberName(option: string, given: string): string {
  if (!CAMEL.test(given) || given.length > LONGEST || given === 'constructor')
    throw new Error(`--${option}=${given} is no name: camelCase, such as listRoom (at most ${LONGEST} letters)`);
  return given;
}

/** A title that a visitor will read, on one line. */
export function titleText(option: string, given: string): string {
  const title = given.trim();
  if (!title || title.length > 120 || /[\p{Cc}<>{}]/u.test(title)) throw new Error(`--${option} is no title: one line of 1 to 120 letters, without < > { }`);
  return title;
}
