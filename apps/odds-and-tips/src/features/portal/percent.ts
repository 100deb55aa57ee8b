/** "62%", "+8.4%". */
export const percentText = (share: number, { signed = false, digits = 0 } = {}): string => {
  const percents = Number((share * 100).toFixed(digits)) + 0;
  return `${signed && percents > 0 ? '+' : ''}${percents.toFixed(digits)}%`;
};
