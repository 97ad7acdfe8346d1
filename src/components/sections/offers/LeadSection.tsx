import type { LeadFormWords } from '#words/schemas/lead-form.ts'
import { LeadForm } from './LeadForm.tsx'
import styles from './LeadSection.module.css'

type Props = LeadFormWords & { title: string; source: string }

/** The waitlist form as a section with a heading. */
export function LeadSection({ title, ...form }: Props) {
	return (
		<section className={`frame section list ${styles['lead']}`}>
			<h2>{title}</h2>
			<LeadForm {...form} />
		</section>
	)
}
