import { Disclosure } from '#components/ui/Disclosure.tsx'
import type { Faq } from '#words/schemas/page-parts.ts'

/** Questions that unfold their answers. */
export function Questions({ id = 'faq', title, questions }: Faq & { id?: string }) {
	return (
		<section className="frame section reading" id={id}>
			<h2>{title}</h2>
			<div>
				{questions.map(({ question, answer }) => (
					<Disclosure key={question} summary={question}>
						<p>{answer}</p>
					</Disclosure>
				))}
			</div>
		</section>
	)
}
