import type { ReactNode } from 'react'
import { AllowedList } from './allowed-list'
import { BuildStep } from './build-step'
import { ChangeList } from './change-list'
import { FindingRows, LaunchRows } from './finding-rows'
import { LaggingList } from './lagging-list'
import { t } from './language'
import { SendStep } from './send-step'

/** The steps from changed texts to a site that can be published. */
export function PublishPanel() {
  return (
    <div className="publish">
      <Step name="changes" content={<ChangeList />} />
      <Step name="lagging" content={<LaggingList />} />
      <Step name="check" content={<CheckStep />} />
      <Step name="build" content={<BuildStep />} />
      <Step name="send" content={<SendStep />} />
      <LaunchRows />
    </div>
  )
}

const CheckStep = () => (
  <>
    <FindingRows />
    <AllowedList />
  </>
)

function Step({ name, content }: { name: keyof typeof titles; content: ReactNode }) {
  return (
    <section data-step={name}>
      <h3>{titles[name]}</h3>
      {content}
    </section>
  )
}

const titles = {
  changes: t('publish.changes'),
  lagging: t('publish.lagging'),
  check: t('publish.check'),
  build: t('publish.build'),
  send: t('publish.send'),
}
