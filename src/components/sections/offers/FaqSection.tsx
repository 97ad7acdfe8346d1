import { Disclosure } from '#components/ui/Disclosure.tsx'
import type { Faq } from '#words/schemas/landing.ts'

export function FaqSection({ title, questions }: Faq) {
	return (
		<section className="frame section reading" id="faq">
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
