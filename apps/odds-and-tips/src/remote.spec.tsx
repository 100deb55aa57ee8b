import { expectComingSoon } from '@portal/testing';
import * as remote from './remote.tsx';

expectComingSoon({
  remote,
  name: 'odds-and-tips',
  pages: [
    ['/ty-le-keo', 'Tỷ lệ kèo'],
    ['/ty-le-keo/bong-da/2026001', 'Kèo trận đấu'],
    ['/tip-keo', 'Típ Kèo'],
    ['/tip-keo/cao-thu/tran-hot/1', 'Nhận định trận đấu'],
  ],
  refused: [
    '/ty-le', '/tip-keoo',
  ],
});
