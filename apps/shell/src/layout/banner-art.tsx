import type { Banner } from '@portal/contracts/resource';
import css from './banner-art.module.css';

/** House drawings for banners without a picture of their own. */
export const BannerArt = ({ art }: { art: Banner['art'] }) => (
  <svg className={css.art} viewBox="0 0 160 500" preserveAspectRatio="xMidYMid slice" aria-hidden>
    {art === 'ball' ? <Ball /> : <Flag />}
  </svg>
);

const Ball = () => (
  <>
    <rect width="160" height="500" fill="#05261A" />
    {Array.from({ length: 7 }, (_, i) => (
      <rect key={i} y={i * 72} width="160" height="36" fill="#093D29" />
    ))}
    <g fill="none" stroke="#2EC47C" strokeOpacity="0.35" strokeWidth="3">
      <path d="M-20 330h200M80 330v200" />
      <circle cx="80" cy="330" r="58" />
    </g>
    <circle cx="80" cy="176" r="74" fill="#E8EDEA" />
    <g fill="#1B2A22">
      <path d="m80 142 30 22-11 35H61l-11-35z" />
      <path d="m80 102 24 8-6 14-18 9-18-9-6-14zM152 190l-6 26-16-2-13-16 5-18 16-5zM8 190l6 26 16-2 13-16-5-18-16-5zM102 246l-22 4-22-4 3-18h38z" />
    </g>
  </>
);

const Flag = () => (
  <>
    <rect width="160" height="500" fill="#3A1118" />
    {Array.from({ length: 8 }, (_, i) => (
      <rect key={i} x={-40 + i * 34} y="0" width="17" height="500" fill="#511720" transform="skewX(-14)" />
    ))}
    <path d="M28 60v300" stroke="#F0E6D2" strokeWidth="6" />
    <path d="M31 66c40-16 66 20 112 2v92c-46 18-72-18-112-2z" fill="#F6B61C" />
    <path d="M31 66c40-16 66 20 112 2v46c-46 18-72-18-112-2z" fill="#FFCD4A" />
    <path d="M-20 360h220M28 360a90 90 0 0 1 90 90" stroke="#FFF" strokeOpacity="0.5" strokeWidth="4" fill="none" />
  </>
);
