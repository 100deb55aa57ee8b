import type { ArticleCover } from '@portal/contracts/article';

export interface Ground {
  readonly base: string;
  readonly stripe: string;
}
type Drawing = (ground: Ground) => string;

const line = (d: string, width = 3, opacity = 0.55) =>
  `<path d='${d}' fill='none' stroke='#fff' stroke-width='${width}' stroke-opacity='${opacity}' stroke-linejoin='round' stroke-linecap='round'/>`;
const stripes = ({ stripe }: Ground) => `<path d='M0 0h40v225H0zM80 0h40v225H80zM160 0h40v225h-40zM240 0h40v225h-40zM320 0h40v225h-40z' fill='${stripe}'/>`;
const fan = (x: number, shirt: string) => `<g fill='${shirt}'><circle cx='${x + 13}' cy='6' r='6'/><path d='M${x + 4} 28c0-18 18-18 18 0z'/></g>`;

/** What each motif draws on its ground, in a field of 400 by 225. Flat shapes, few of them: a cover is also seen 96 pixels wide. */
export const drawings: Readonly<Record<ArticleCover['motif'], Drawing>> = {
  pitch: (ground) =>
    `${stripes(ground)}${line('M200-10v245M-10 16h420M-10 209h420M-10 64h62v98h-62M410 64h-62v98h62')}<circle cx='200' cy='112' r='42' fill='none' stroke='#fff' stroke-width='3' stroke-opacity='.55'/>`,

  stand: () => {
    const rows = [0, 1, 2, 3, 4, 5]
      .map(
        (row) =>
          `<g transform='translate(${row % 2 === 0 ? 0 : -13} ${44 + row * 32})' opacity='${(0.3 + row * 0.13).toFixed(2)}'><path d='M0 0h430v30H0z' fill='url(#f)'/></g>`,
      )
      .join('');
    return (
      `<pattern id='f' width='130' height='30' patternUnits='userSpaceOnUse'>${fan(0, '#FFCD4A')}${fan(26, '#FF6D60')}${fan(52, '#2EC47C')}${fan(78, '#fff')}${fan(104, '#FF6D60')}</pattern>${rows}` +
      `${line('M98 34v136M312 42v130', 4, 1)}<path d='m98 34-62 4 10 17-10 19 62-4z' fill='#EE3A2C'/><path d='m312 42 60 6-9 17 9 19-60-6z' fill='#FFCD4A'/>`
    );
  },

  ball: ({ base, stripe }) =>
    `<path d='M-20 190Q150-40 420 60' fill='none' stroke='#fff' stroke-opacity='.4' stroke-width='3' stroke-dasharray='3 10'/><path d='M0 164h400v61H0z' fill='${stripe}'/>` +
    `<circle cx='200' cy='106' r='54' fill='#fff'/><g fill='${base}' stroke='${base}' stroke-width='5'><path d='m200 82 23 16-9 27h-28l-9-27z'/><path d='M200 82V54M223 98l27-9M214 125l18 25M186 125l-18 25M177 98l-27-9' fill='none'/></g>`,

  board: ({ stripe }) =>
    `<rect x='34' y='24' width='332' height='177' rx='8' fill='${stripe}' stroke='#fff' stroke-opacity='.5' stroke-width='4'/>${line('M200 26v173M36 72h44v81H36M364 72h-44v81h44', 2, 0.45)}` +
    `<g fill='#FFCD4A'><circle cx='92' cy='112' r='10'/><circle cx='132' cy='66' r='10'/><circle cx='132' cy='160' r='10'/><circle cx='176' cy='112' r='10'/></g>` +
    `${line('m246 60 16 16m0-16-16 16m46 28 16 16m0-16-16 16m-46 28 16 16m0-16-16 16', 5, 0.95)}<path d='M190 108q28-34 52-20m-10-8 12 8-10 10' fill='none' stroke='#FF6D60' stroke-width='5'/>`,

  trophy: () =>
    `<path d='M112-10 60 235h280L288-10z' fill='#fff' opacity='.08'/><g fill='none' stroke='#E3B341' stroke-width='9'><path d='M158 62h-28c-2 32 12 48 38 50M242 62h28c2 32-12 48-38 50'/></g>` +
    `<path d='M154 46h92c0 54-12 84-38 92v22h26v14h-68v-14h26v-22c-26-8-38-38-38-92z' fill='#FFCD4A'/><path d='M170 58h14c0 36 4 54 12 66-16-8-24-30-26-66z' fill='#fff' opacity='.55'/><path d='M148 178h104v16H148z' fill='#E3B341'/>`,

  basketball: ({ stripe }) =>
    `<path d='M0 170h400v55H0z' fill='${stripe}'/>${line('M-10 30h420M110 30v110h180V30M60 30q0 170 140 170T340 30')}<circle cx='200' cy='104' r='46' fill='#F08A3C'/><path d='M154 104h92M200 58v92M168 72q30 32 0 64M232 72q-30 32 0 64' fill='none' stroke='#3A1B06' stroke-width='4'/>`,

  screen: ({ stripe }) =>
    `<g fill='${stripe}' stroke='#fff' stroke-opacity='.4' stroke-width='3'><path d='M24 40h86v58H24zM24 112h86v58H24zM290 40h86v58h-86zM290 112h86v58h-86z'/></g><rect x='126' y='34' width='148' height='104' rx='6' fill='#0E5A3B' stroke='#fff' stroke-width='4'/>` +
    `${line('M200 36v100M128 64h24v44h-24M272 64h-24v44h24', 2, 0.7)}<path d='m188 66 34 20-34 20z' fill='#fff'/><path d='M60 190h280l22 35H38z' fill='${stripe}'/>${line('M96 204h208', 4, 0.5)}`,
};
