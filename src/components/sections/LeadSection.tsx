import type { LeadFormWords } from '#content/types/lead-form.ts'
import { LeadForm } from './LeadForm.tsx'
import styles from './LeadSection.module.css'

type Props = LeadFormWords & { title: string; source: string }

/** The form as a part of its own, its heading beside it. */
export function LeadSection({ title, ...form }: Props) {
	return (
		<section className={`frame section list ${styles['lead']}`}>
			<h2>{title}</h2>
			<LeadForm {...form} />
		</section>
	)
}
