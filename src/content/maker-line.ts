import { pricing, prices } from '#content/pricing.ts'
import { productDefinition } from '#content/product-facts.ts'
import { name } from '#content/site.ts'
import { appLinksFrom } from '#content/site-urls.ts'

/**
 * Who made a guide or a test, and what else they make: the product in one line, for the first screen of a page that is
 * about something else.
 */
export function makerLine(kind: 'guide' | 'test', path: string): string {
	const trial = `[${pricing.trialDays}\u00A0days free](${appLinksFrom(path).signup('maker')})`
	return `A ${kind} by [${name}](/), the web app that shows introverts on Monday which evening will be too much. Phone and computer, ${trial}, then ${prices.lifetime} once.`
}

/** The same below the notes of a test, where a reader asks what happens to the answers. */
export const testMaker = `${productDefinition} The test is free, needs no app and stores no answers. [What the app does](/), [privacy](/privacy).`
