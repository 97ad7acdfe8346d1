import words from '#content/messages/es/panel/places.yaml'
import type { PlacesWords } from '#words/schemas/panel/places.ts'

// The build has checked the file.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const placeWords = words as PlacesWords
