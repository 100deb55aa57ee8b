/** A commentator's name without the title that many have made a part of it (ours): 'BLV Tư Việt Vị' is 'Tư Việt Vị'. */
export const bareName = (name: string): string => name.replace(/^BLV\s+/i, '');
