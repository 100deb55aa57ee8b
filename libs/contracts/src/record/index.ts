// For who writes records (builds, hosts): kept out of the package's main entry, so that no page carries it.
export { examplePath, isLinkName, type LinkName } from './link-examples.ts';
export { idIn, isTable, shapeIn, type Noun } from './named.ts';
export { recordText } from './record-text.ts';
export { readSample, SAMPLE_NOW, sampleOf, type SampleStyle } from './samples.ts';
export { isSlotName, shapeOfCall, shapeOfSend, shapeOfSlot, shapeOfTopic, type Side, type Topic } from './shapes.ts';
export { hostileBodies } from './hostile.ts';
