export { idOfPart, PageCards, type CardMaker, type PageCard } from './page-cards.ts';
