export {
  NEVER, ZodError, any, array, base64, bigint, boolean, coerce, custom, date, discriminatedUnion, email, enum, flattenError, instanceof, int,
  intersection, iso, json, lazy, literal, looseObject, nativeEnum, never, null, nullable, number, object, optional, partialRecord, pipe, preprocess,
  record, refine, regex, set, strictObject, string, stringbool, superRefine, templateLiteral, transform, tuple, undefined, union, unknown, url, uuid,
  uuidv4, void,
} from 'zod/v4';
