INSERT INTO leads (submission_id, revision, fields)
VALUES (:id, :revision, :fields)
ON CONFLICT (submission_id) DO UPDATE SET
  attempts = leads.attempts + 1,
  fields = CASE WHEN excluded.revision > leads.revision THEN excluded.fields ELSE leads.fields END,
  revision = CASE WHEN excluded.revision > leads.revision THEN excluded.revision ELSE leads.revision END
RETURNING attempts, revision
