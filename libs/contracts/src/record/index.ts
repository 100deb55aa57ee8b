// For who writes records (builds, hosts): kept out of the package's main entry, so that no page carries it.
export { examplePath, isLinkName, type LinkName } from './link-examples.ts';
export { recordText } from './record-text.ts';
export { SAMPLE_NOW, sampleOf, type SampleStyle } from './samples.ts';
export {
  callNamed,
  isDestinationName,
  isSlotName,
  isTopicName,
  shapeNamed,
  shapeOfCall,
  shapeOfSend,
  shapeOfSlot,
  shapeOfTopic,
  type DestinationName,
  type Side,
  type TopicName,
} from './shapes.ts';
