// The shared react-router-dom of browsers: see names.ts. From the package below it: the name itself is what is shared.
export {
  Await, Form, Link, NavLink, Navigate, Outlet, RouterContextProvider, ScrollRestoration, UNSAFE_ErrorResponseImpl, createBrowserRouter, createContext,
  createPath, createSearchParams, data, generatePath, isRouteErrorResponse, matchPath, matchRoutes, parsePath, redirect, resolvePath, useAsyncError,
  useAsyncValue, useBlocker, useFetcher, useHref, useLoaderData, useLocation, useMatch, useMatches, useNavigate, useNavigation, useNavigationType,
  useOutlet, useOutletContext, useParams, useResolvedPath, useRevalidator, useRouteError, useRouteLoaderData, useSearchParams, useSubmit,
  useViewTransitionState,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
