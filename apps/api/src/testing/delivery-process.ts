import { openDatabase } from "../db/client.ts";
import { openJobs } from "../jobs/job-runner.ts";
import { deliverMail } from "../mail/deliver-mail.ts";
import { createMailQueue } from "../mail/mail-queue.ts";
import { smtpTransport } from "../mail/smtp-transport.ts";
import { createAlertSender } from "../modules/alerts/deliveries/alert-sender.ts";
import { createLogger } from "../plugins/logging.ts";
import { testSites } from "./test-app.ts";

/**
 * A process of its own that sends alerts and delivers mail, to be killed by a test:
 * `node delivery-process.ts DATABASE_URL SMTP_URL`.
 */
const [databaseUrl = "", url = ""] = process.argv.slice(2);
const { db } = await openDatabase({ databaseUrl, dataDir: "." });
const log = createLogger("silent");
const now = Date.now;
const jobs = await openJobs({
  db,
  databaseUrl,
  log,
  pace: { retrySeconds: 1, pollSeconds: 0.5, stopWithinMs: 0, superviseSeconds: 1 },
});
const transport = smtpTransport({ url, from: "post@hjem.example", isPlainAllowed: true });
await jobs.work({ "deliver-mail": deliverMail({ db, transport, now, log }) });
createAlertSender({
  db,
  regions: testSites,
  mailQueue: createMailQueue({ jobs, now }),
  jobs,
  now,
  log,
}).start();
