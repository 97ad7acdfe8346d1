import type { LeadFormWords } from '#cms/reader/schemas/lead-form.ts'
import { LeadForm } from './LeadForm.tsx'

type Props = LeadFormWords & { title: string; source: string }

/** The waitlist form with a heading. */
export function LeadSection({ title, ...form }: Props) {
	return (
		<section data-no-print>
			<h2>{title}</h2>
			<LeadForm {...form} />
		</section>
	)
}
