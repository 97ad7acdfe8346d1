/** A drawing for one paragraph of an article, in `#components/art/paragraphs`. */
export type SceneName = 'lookAtTheDoor'
