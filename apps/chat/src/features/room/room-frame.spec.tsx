import { act, fireEvent, render, screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import { RoomFrame } from './room-frame.tsx';

/** A phone's or a desktop's window, with the room's place `top` pixels below its upper edge. */
function setUp({ phone, top }: { phone: boolean; top: number }) {
  const place = { top, height: 600 };
  Object.assign(window, { matchMedia: () => ({ matches: phone, addEventListener() {}, removeEventListener() {} }), innerHeight: 844 });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => place as DOMRect);
  jest.spyOn(window, 'getComputedStyle').mockImplementation(() => ({ scrollMarginBottom: '60px' }) as CSSStyleDeclaration);
  const { unmount } = render(<RoomFrame label="Phòng chat">…</RoomFrame>);
  const element = screen.getByLabelText('Phòng chat');
  return {
    place,
    unmount,
    shown: () => element.style.getPropertyValue('--room-visible'),
    scroll: () =>
      act(async () => {
        fireEvent.scroll(window);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }),
  };
}
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('the room’s place', () => {
  it('reaches down to the bottom bar of a phone, and grows as one scrolls', async () => {
    const { place, shown, scroll } = setUp({ phone: true, top: 560 });
    expect(shown()).toBe('224px');
    place.top = 112;
    await scroll();
    expect(shown()).toBe('672px');
  });

  it('keeps room for two messages and the composer where little is left', () => {
    expect(setUp({ phone: true, top: 800 }).shown()).toBe('176px');
  });

  it('is left to the style sheet on a wide screen', () => {
    expect(setUp({ phone: false, top: 64 }).shown()).toBe('');
  });

  it('measures nothing while another tab is shown', async () => {
    const { place, shown, scroll } = setUp({ phone: true, top: 560 });
    Object.assign(place, { top: 0, height: 0 });
    await scroll();
    expect(shown()).toBe('224px');
  });

  it('stops listening when the room is left', () => {
    const removed = jest.spyOn(window, 'removeEventListener');
    setUp({ phone: true, top: 560 }).unmount();
    expect(removed.mock.calls.map(([name]) => name)).toEqual(expect.arrayContaining(['scroll', 'resize']));
  });
});
