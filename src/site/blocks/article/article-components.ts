// The components of all kinds of block, except the tools, by the name of the kind.
export { Opening as opening } from './Opening.tsx'
export { Policy as policy } from './Policy.tsx'
export { Body as body } from './Body.tsx'
export { Closing as closing } from './Closing.tsx'
export { Wall as wall } from './Wall.tsx'
export { Captions as captions } from './Captions.tsx'
export { Pins as pins } from './Pins.tsx'
export * from '#site/blocks/components.ts'
