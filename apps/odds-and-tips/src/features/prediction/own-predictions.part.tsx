import { links } from '@portal/contracts';
import { MoreLink } from '@portal/ui';
import { AdultsOnly } from '../age/adults-only.tsx';
import { useMatchWords } from '../match/match-words.ts';
import { ForMembers } from '../members/for-members.tsx';
import { renderLink } from '../portal/links.tsx';
import { PredictionList } from './prediction-list.tsx';

/** `odds-and-tips/own-predictions`: what one has predicted, and the way to one's tips. */
export function Component() {
  const words = useMatchWords();
  const { t } = words;
  return (
    <AdultsOnly>
      <ForMembers guest={{ title: t('predict.guestHistory'), text: t('predict.guestText'), login: t('predict.loginHistory') }} words={words}>
        {({ userId, username }) => (
          <>
            <PredictionList key={userId} userId={userId} words={words} />
            {username !== null && (
              <MoreLink href={links.tipster(username)} renderLink={renderLink}>
                {t('predict.ownTips')}
              </MoreLink>
            )}
          </>
        )}
      </ForMembers>
    </AdultsOnly>
  );
}
