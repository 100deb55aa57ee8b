import { links, type SlotProps } from '@portal/contracts';
import { MoreLink } from '@portal/ui';
import { AdultsOnly } from '../age/adults-only.tsx';
import { useMatchWords } from '../match/match-words.ts';
import { ForMembers } from '../members/for-members.tsx';
import { renderLink } from '../portal/links.tsx';
import { Staking } from './staking.tsx';

/** `odds-and-tips/predict`: the form, on this match or on what comes next. */
export function Component({ fixtureId }: SlotProps<'odds-and-tips/predict'>) {
  const words = useMatchWords();
  const { t } = words;
  return (
    <AdultsOnly>
      <ForMembers guest={{ title: t('predict.guest'), text: t('predict.guestText'), login: t('predict.login') }} words={words}>
        {({ userId }) => <Staking key={`${userId}/${fixtureId ?? ''}`} userId={userId} asked={fixtureId} words={words} />}
      </ForMembers>
      <MoreLink href={links.predict(fixtureId)} renderLink={renderLink}>
        {t('predict.whole')}
      </MoreLink>
    </AdultsOnly>
  );
}
