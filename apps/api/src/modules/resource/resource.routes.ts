import type { FastifyInstance } from 'fastify';
import { calls, usualNavigation } from '@portal/contracts';
import { serve } from '../../http/serve.ts';
import type { Say } from '../../http/words.ts';
import { banners, marquee } from './site.ts';

/** Header, footer, notices, side banners and settings of the site. One site for now: `domain` changes nothing yet. */
export function resourceRoutes(app: FastifyInstance, say: Say): void {
  serve(app, calls.resource.navigation, ({ language }) => ({ ...usualNavigation, topMarquee: say(language, marquee[0].words) }));

  serve(app, calls.resource.marquee, ({ language }) => ({ list: marquee.map(({ id, words }) => ({ id, text: say(language, words) })) }));

  serve(app, calls.resource.banners, ({ query, language }) => ({
    list: banners
      .filter(({ position }) => !query.position || position === query.position)
      .map(({ words, ...banner }) => ({ ...banner, imageUrl: null, title: say(language, `${words}.title`), text: say(language, `${words}.text`), action: say(language, `${words}.action`) })),
  }));

  serve(app, calls.resource.siteSeo, ({ language }) => ({ brand: 'Khán Đài', title: say(language, 'site.title'), description: say(language, 'site.description'), analyticsId: null }));
}
