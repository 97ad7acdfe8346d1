import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'

/** Questions that unfold their answers. */
export function Questions({ id, title, questions }: BlockProps<'questions'>) {
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
