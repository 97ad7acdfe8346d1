import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

const facts = {
	'price.lifetime': '$10',
	'claim.off': '',
	'claim.on': '**Made** in {place.city}',
}

test.each([
	['From {price.lifetime}, once', 'From $10, once'],
	['All.{claim.off} {claim.off}', 'All.'],
	['A **strong** and *soft* [link](page:home#pricing)', 'A strong and soft link'],
	['2 \\* 3 and <b>5</b>', '2 * 3 and 5'],
	['{n, plural, one {# page} other {# pages}} left', '… pages left'],
	['{n, plural, other {{of, plural, one {# page} other {# pages}}}}', '… pages'],
	['Known.{% source "hall2017" /%} Yes', 'Known. Yes'],
	['{% $price.lifetime %} for {unknown.fact}', '$10 for …'],
	['## Going {% #go %}', 'Going'],
	['- **Name** more {% level=40 %}\n- Other', 'Name more Other'],
	['{% scene "cat" /%}', ''],
])('%s reads as %s', (text, expected) => {
	expect(plainText(text, facts)).toBe(expected)
})
