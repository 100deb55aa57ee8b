/**
 * What the shell gives to browsers of two large shared packages, by name: a shared package cannot be shaken, since nobody knows what a later release asks for, and these two are mostly for others.
 * A name more is a change of the shell, which has to be on air before a release uses it; a name less refuses old releases, so none is ever taken out. ESLint refuses others in what runs in a browser (eslint.config.mjs).
 */
export const ROUTER_NAMES = [
  'Await', 'Form', 'Link', 'NavLink', 'Navigate', 'Outlet', 'RouterContextProvider', 'RouterProvider', 'ScrollRestoration', 'UNSAFE_ErrorResponseImpl',
  'createBrowserRouter', 'createContext', 'createPath', 'createSearchParams', 'data', 'generatePath', 'isRouteErrorResponse', 'matchPath', 'matchRoutes', 'parsePath', 'redirect', 'resolvePath',
  'useAsyncError', 'useAsyncValue', 'useBlocker', 'useFetcher', 'useHref', 'useLoaderData', 'useLocation', 'useMatch', 'useMatches', 'useNavigate', 'useNavigation', 'useNavigationType', 'useOutlet', 'useOutletContext',
  'useParams', 'useResolvedPath', 'useRevalidator', 'useRouteError', 'useRouteLoaderData', 'useSearchParams', 'useSubmit', 'useViewTransitionState',
] as const;

/** Of `z`. */
export const ZOD_NAMES = [
  'NEVER', 'ZodError', 'any', 'array', 'base64', 'bigint', 'boolean', 'coerce', 'custom', 'date', 'discriminatedUnion', 'email', 'enum', 'flattenError', 'instanceof', 'int', 'intersection', 'iso', 'json', 'lazy', 'literal', 'looseObject', 'nativeEnum',
  'never', 'null', 'nullable', 'number', 'object', 'optional', 'partialRecord', 'pipe', 'preprocess', 'record', 'refine', 'regex', 'set', 'strictObject', 'string', 'stringbool', 'superRefine', 'templateLiteral', 'transform', 'tuple', 'undefined', 'union',
  'unknown', 'url', 'uuid', 'uuidv4', 'void',
] as const;
