import { pricing, prices } from '#content/pricing.ts'
import { productDefinition } from '#content/product-facts.ts'
import { name } from '#content/site.ts'
import { appLinksFrom } from '#content/site-urls.ts'

/**
 * Who made a guide or a test, and what else they make, for the first screen of a page that is about something else.
 *
 * @returns a sentence about the product and one about its price
 */
export function makerLine(kind: 'guide' | 'test', path: string): readonly [string, string] {
	const price = `${pricing.trialDays}\u00A0days free without a card, on phone and computer; then ${prices.lifetime} once.`
	return [
		`A ${kind} by ${name}, the web app that tells introverts on Monday which evening that week will be too much.`,
		`[${price}](${appLinksFrom(path).signup('maker')})`,
	]
}

/** The same below the notes of a test, where a reader asks what happens to the answers. */
export const testMaker = `${productDefinition} The test is free, needs no app and stores no answers. [What the app does](/), [privacy](/privacy).`
