import { breadcrumbList, webPage } from '#content/structured-data/say.ts'
import type { Head } from '#content/types.ts'
import type { Policy } from '#content/types/policy.ts'

/** What a legal page says about itself. */
export function policyHead({ head, title, card }: Policy): Head {
	return {
		...head,
		card: { title, ...card },
		structured: [webPage(head), breadcrumbList(title, head.path)],
	}
}
