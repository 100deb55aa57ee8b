import { useQuery } from '@tanstack/react-query';
import { JsonLd, useApp } from '@portal/platform';
import { siteQueries } from './site-queries.ts';

/** What a site says of itself on each of its pages: structured data, and its id for who counts visits. No script of theirs is loaded. */
export function SiteData() {
  const { data } = useQuery({ ...siteQueries.settings(useApp()), refetchOnMount: false });
  if (!data) return null;
  return (
    <>
      {data.analyticsId && <meta name="analytics-id" content={data.analyticsId} />}
      {data.schema.map((each, place) => (
        <JsonLd key={place} data={each} />
      ))}
    </>
  );
}
